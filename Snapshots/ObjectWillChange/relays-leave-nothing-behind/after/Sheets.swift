import Combine
import SwiftUI

@Observable
final class Cell: Identifiable {
  let id = 1
  var value = 0
}

/// The initializer goes with the relay.
@Observable
final class Row {
  var cells: [Cell] = []

  func clear() { cells = [] }
}

/// The observer goes with all its statements.
@Observable
final class Column {
  var cells: [Cell] = []
}

/// A subject takes the observer's place.
@Observable
final class Page {
  var cells: [Cell] = [] {
    willSet { cellsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var cellsSubject = CurrentValueSubject<[Cell], Never>(_cells)
  var title = Cell() {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<Cell, Never>(_title)
}

/// One that is public stays, as does one of several.
@Observable
public final class Book {
  var title = Cell()
  var author = Cell()

  public init() {
  }

  init(author: Cell) {
    self.author = author
  }
}

struct SheetView: View {
  let row: Row
  let column: Column
  let page: Page
  let book: Book

  var body: some View {
    ForEach(row.cells + column.cells + page.cells) { Text("\($0.value)") }
      .onReceive(page.cellsSubject) { print($0.count) }
      .onReceive(page.titleSubject) { print($0.value) }
    Text("\(book.title.value) \(page.title.value)")
  }
}
