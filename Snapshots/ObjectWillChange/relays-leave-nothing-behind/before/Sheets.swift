import Combine
import SwiftUI

final class Cell: ObservableObject, Identifiable {
  let id = 1
  @Published var value = 0
}

/// The initializer goes with the relay.
final class Row: ObservableObject {
  @Published var cells: [Cell] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $cells
      .flatMap { Publishers.MergeMany($0.map(\.objectWillChange)) }
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }

  func clear() { cells = [] }
}

/// The observer goes with all its statements.
final class Column: ObservableObject {
  @Published var cells: [Cell] = [] {
    didSet {
      bag.removeAll()
      for cell in cells {
        cell.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
      }
    }
  }
  private var bag = Set<AnyCancellable>()
}

/// A subject takes the observer's place.
final class Page: ObservableObject {
  @Published var cells: [Cell] = [] {
    didSet {
      bag = []
      cells.forEach { cell in
        cell.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
      }
    }
  }
  @Published var title = Cell() {
    didSet { relay = title.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
  }
  private var bag = Set<AnyCancellable>()
  private var relay: AnyCancellable?
}

/// One that is public stays, as does one of several.
public final class Book: ObservableObject {
  @Published var title = Cell()
  @Published var author = Cell()
  private var bag = Set<AnyCancellable>()

  public init() {
    title.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
  }

  init(author: Cell) {
    self.author = author
  }
}

struct SheetView: View {
  @ObservedObject var row: Row
  @ObservedObject var column: Column
  @ObservedObject var page: Page
  @ObservedObject var book: Book

  var body: some View {
    ForEach(row.cells + column.cells + page.cells) { Text("\($0.value)") }
      .onReceive(page.$cells) { print($0.count) }
      .onReceive(page.$title) { print($0.value) }
    Text("\(book.title.value) \(page.title.value)")
  }
}
