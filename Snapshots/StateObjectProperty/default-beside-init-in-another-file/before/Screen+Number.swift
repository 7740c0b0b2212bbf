extension Screen {
  init(number: Int) { title = "\(number)" }
}

extension Panel {
  init(number: Int) { self.init(title: "\(number)") }
}
