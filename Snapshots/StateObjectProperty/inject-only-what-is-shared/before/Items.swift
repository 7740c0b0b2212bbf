import Combine
import SwiftUI

enum Store {
  nonisolated(unsafe) static let changes = PassthroughSubject<String, Never>()
}

/// Each view shows another category.
final class Category: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

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
final class Picture: ObservableObject {
  @Published private(set) var name = ""
  private var cancellables = Set<AnyCancellable>()

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
final class Stock: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    Store.changes.sink { [weak self] in self?.last = $0 }.store(in: &cancellables)
  }
}

struct StockView: View {
  @StateObject private var stock = Stock()

  var body: some View { Text(stock.last) }
}

struct StockSettings: View {
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
