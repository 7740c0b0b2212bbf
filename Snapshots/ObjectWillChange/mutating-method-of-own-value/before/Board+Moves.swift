extension Board {
  mutating func play(_ cell: Int) { cells.append(cell) }

  func weigh(_ cell: Int) -> Int { cells.count * cell }
}
