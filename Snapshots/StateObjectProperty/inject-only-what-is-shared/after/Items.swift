import Combine
import SwiftUI

enum Store {
  nonisolated(unsafe) static let changes = PassthroughSubject<String, Never>()
}

/// Each view shows another category.
@Observable
final class Category: ObservableObject {
  private(set) var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init(named name: String) {
    Store.changes.filter { $0 == name }
      .sink { [weak self] in self?.last = $0 }
      .store(in: &cancellables)
  }
}

struct CategoryView: View {
  @StateObject private var category: Category

  init(name: String) { _category = StateObject(wrappedValue: Category(named: name)) }

  var body: some View { Text(category.last) }
}

struct FavoriteView: View {
  @StateObject private var category: Category

  init(name: String) { _category = StateObject(wrappedValue: Category(named: name)) }

  var body: some View { Text(category.last) }
}

/// Each row has its own picture.
@Observable
final class Picture: ObservableObject {
  private(set) var name = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    Store.changes.sink { [weak self] in self?.name = $0 }.store(in: &cancellables)
  }
}

struct PictureRow: View {
  @StateObject private var picture = Picture()

  var body: some View { Text(picture.name) }
}

struct Inspector: View {
  @StateObject private var picture = Picture()

  var body: some View { Text(picture.name) }
}

/// One object would do for both views.
@Observable
final class Stock: ObservableObject {
  private(set) var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    Store.changes.sink { [weak self] in self?.last = $0 }.store(in: &cancellables)
  }
}

struct StockView: View {
  // FIXME: [migrate-observable] Create `stock` in `ShopView` and pass it in: its initializer subscribes to a publisher or a key path (Items.swift:64).
  @StateObject private var stock = Stock()

  var body: some View { Text(stock.last) }
}

struct StockSettings: View {
  // FIXME: [migrate-observable] Create `stock` in `ShopView` and pass it in: its initializer subscribes to a publisher or a key path (Items.swift:64).
  @StateObject private var stock = Stock()

  var body: some View { Text(stock.last) }
}

struct ShopView: View {
  let names: [String]

  var body: some View {
    CategoryView(name: "new")
    FavoriteView(name: "best")
    List(names, id: \.self) { _ in PictureRow() }
    Inspector()
    StockView()
    StockSettings()
  }
}
