import Combine
import SwiftUI

@Observable
final class Shelf {
  var days: Int {
    get {
      access(keyPath: \.days)
      return daysStorage
    }
    set {
      withMutation(keyPath: \.days) { daysStorage = newValue }
    }
  }
  @ObservationIgnored @Kept("days") private var daysStorage = 7
  private(set) var count: Int {
    get {
      access(keyPath: \.count)
      return countStorage
    }
    set {
      withMutation(keyPath: \.count) { countStorage = newValue }
    }
  }
  @ObservationIgnored @Kept("count") private var countStorage = 3
  var title: String {
    get {
      access(keyPath: \.title)
      return titleStorage
    }
    set {
      withMutation(keyPath: \.title) { titleStorage = newValue }
    }
  }
  @ObservationIgnored @Kept("title") fileprivate var titleStorage = "Shelf"
  public var isOpen: Bool {
    get {
      access(keyPath: \.isOpen)
      return isOpenStorage
    }
    set {
      withMutation(keyPath: \.isOpen) { isOpenStorage = newValue }
    }
  }
  @ObservationIgnored @Kept("isOpen") var isOpenStorage = true

  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private var lifetime = 0

  var isEmpty: Bool { title.isEmpty }

  init() {
    if countStorage > 3 { countStorage = 3 }
    $daysStorage
      .combineLatest($countStorage)
      .sink { [weak self] days, count in self?.lifetime = days * count }
      .store(in: &cancellables)
  }

  func add() { count += 1 }

  func forget() { _daysStorage.forget() }
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  @State private var log = ""

  var body: some View {
    Stepper("\(shelf.days) days, \(shelf.count) items", value: $shelf.days)
    TextField("Title", text: $shelf.title)
    Toggle("Open", isOn: $shelf.isOpen)
    Button("Add", action: shelf.add)
    if shelf.isEmpty { Text("No title") }
    Text(log)
      .onReceive(shelf.$titleStorage) { log += $0 }
  }
}
