import SwiftUI

@Observable
final class Cart {
  var lines: [String] = []
  let url: URL
  @ObservationIgnored private(set) var isReady = false

  init(url: URL) {
    self.url = url
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
    isReady = true
  }
}

struct CartView: View {
  @State private var model: Cart

  init(url: URL) {
    _model = State(wrappedValue: Cart(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
      .task { await model.bootstrap() }
  }
}

@Observable
final class Order {
  var lines: [String] = []
  let url: URL
  @ObservationIgnored private(set) var isReady = false

  init(url: URL) {
    self.url = url
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
    isReady = true
  }
}

struct OrderView: View {
  @State private var model: Order

  init(url: URL) {
    _model = State(wrappedValue: Order(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
      .task { await model.bootstrap() }
  }
}

@Observable
final class Offer {
  var lines: [String] = []
  let url: URL
  @ObservationIgnored private(set) var isReady = false

  init(url: URL) {
    self.url = url
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
    isReady = true
  }
}

struct OfferView: View {
  @State private var model: Offer

  init(url: URL) {
    _model = State(wrappedValue: Offer(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
      .task { await model.bootstrap() }
  }
}

@Observable
final class Stock {
  var lines: [String] = []
  let url: URL
  @ObservationIgnored private(set) var isReady = false

  init(url: URL) {
    self.url = url
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    lines = (try? String(contentsOf: url, encoding: .utf8)).map { [$0] } ?? []
    isReady = true
  }
}

struct StockView: View {
  @State private var model: Stock

  init(url: URL) {
    _model = State(wrappedValue: Stock(url: url))
  }

  var body: some View {
    Text("\(model.lines.count)")
      .task { await model.bootstrap() }
  }
}
