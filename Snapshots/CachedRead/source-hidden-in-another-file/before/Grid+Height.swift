extension Grid {
  func height(of width: Double) -> Double {
    if let cached { return cached }
    let height = Double(rows.count) * scale * width
    cached = height
    return height
  }

  func clear() { cached = nil }
}
