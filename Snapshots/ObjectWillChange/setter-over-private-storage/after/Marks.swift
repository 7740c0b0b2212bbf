import SwiftUI

@Observable
final class Marks {
  private(set) var visits = 0
  @ObservationIgnored private var _pages: [Int] = []
  private var _color = "red"

  init(pages: [Int]) { _pages = pages }

  var pages: [Int] {
    get {
      access(keyPath: \.pages)
      return _pages
    }
    set {
      guard newValue != _pages else { return }
      withMutation(keyPath: \.pages) {
        _pages = newValue
      }
    }
  }

  var color: String {
    get {
      access(keyPath: \.color)
      return _color
    }
    set {
      withMutation(keyPath: \.color) {
        _color = newValue
      }
    }
  }

  func visit(_ page: Int) {
    pages.append(page)
    _color = "blue"
    visits += 1
  }
}

struct MarksView: View {
  let marks: Marks

  var body: some View {
    Text("\(marks.pages.count) \(marks.color) \(marks.visits)")
    Button("Visit") { marks.visit(3) }
  }
}
