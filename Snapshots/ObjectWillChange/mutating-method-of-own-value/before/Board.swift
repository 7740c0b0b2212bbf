struct Board {
  var cells = [0]
  var free: [Int] { cells.filter { $0 == 0 } }
}
