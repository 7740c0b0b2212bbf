import SwiftUI

final class Cart: ObservableObject {
  @Published var lines: [String] = []
  let url: URL

  init(url: URL) {
    self.url = url
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct CartView: View {
  @StateObject private var model: Cart

  init(url: URL) {
    _model = StateObject(wrappedValue: Cart(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
  }
}

final class Order: ObservableObject {
  @Published var lines: [String] = []
  let url: URL

  init(url: URL) {
    self.url = url
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct OrderView: View {
  @StateObject private var model: Order

  init(url: URL) {
    _model = StateObject(wrappedValue: Order(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
  }
}

final class Offer: ObservableObject {
  @Published var lines: [String] = []
  let url: URL

  init(url: URL) {
    self.url = url
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct OfferView: View {
  @StateObject private var model: Offer

  init(url: URL) {
    _model = StateObject(wrappedValue: Offer(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
  }
}

final class Stock: ObservableObject {
  @Published var lines: [String] = []
  let url: URL

  init(url: URL) {
    self.url = url
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct StockView: View {
  @StateObject private var model: Stock

  init(url: URL) {
    _model = StateObject(wrappedValue: Stock(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
  }
}
