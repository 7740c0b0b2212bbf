struct Source {
  let remote = Remote()
}

struct Remote {
  func fetch(after page: Int) async {}
}
