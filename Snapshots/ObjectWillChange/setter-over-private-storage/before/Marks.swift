import SwiftUI

final class Marks: ObservableObject {
  @Published private(set) var visits = 0
  private var _pages: [Int] = []
  private var _color = "red"

  init(pages: [Int]) { _pages = pages }

  var pages: [Int] {
    get { _pages }
    set {
      guard newValue != _pages else { return }
      _pages = newValue
      objectWillChange.send()
    }
  }

  var color: String {
    get { _color }
    set {
      _color = newValue
      objectWillChange.send()
    }
  }

  func visit(_ page: Int) {
    pages.append(page)
    _color = "blue"
    visits += 1
  }
}

struct MarksView: View {
  @ObservedObject var marks: Marks

  var body: some View {
    Text("\(marks.pages.count) \(marks.color) \(marks.visits)")
    Button("Visit") { marks.visit(3) }
  }
}
