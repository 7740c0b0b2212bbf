extension SplitView {
  init(number: Int) { title = "\(number)" }
}

extension DelegatingView {
  init(number: Int) { self.init(title: "\(number)") }
}
