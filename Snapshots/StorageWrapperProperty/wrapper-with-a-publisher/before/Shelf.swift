import Combine
import SwiftUI

final class Shelf: ObservableObject {
  @Kept("days") var days = 7
  @Kept("count") private(set) var count = 3
  @Kept("title") var title = "Shelf"
  @Kept("isOpen") public var isOpen = true

  private var cancellables: Set<AnyCancellable> = []
  private var lifetime = 0

  var isEmpty: Bool { title.isEmpty }

  init() {
    if count > 3 { count = 3 }
    $days
      .combineLatest($count)
      .sink { [weak self] days, count in self?.lifetime = days * count }
      .store(in: &cancellables)
  }

  func add() { count += 1 }

  func forget() { _days.forget() }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()
  @State private var log = ""

  var body: some View {
    Stepper("\(shelf.days) days, \(shelf.count) items", value: $shelf.days)
    TextField("Title", text: $shelf.title)
    Toggle("Open", isOn: $shelf.isOpen)
    Button("Add", action: shelf.add)
    if shelf.isEmpty { Text("No title") }
    Text(log)
      .onReceive(shelf.$title) { log += $0 }
  }
}
