import Foundation
import SwiftUI

// This one is still to be moved.
@Observable
final class Basket {
  var count = 0
}

@Observable
final class Catalogue {
  var titles: [String]

  init(folder: String = "shop") {
    titles = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

@Observable
final class Prices {
  var known: [String: Int] = [:]

  init() {
    Task { await load() }
  }

  func load() async { known = ["Fern": 3] }
}

@Observable
final class Search {
  var text = ""
}

struct ShopView: View {
  @State private var basket = Basket()
  @State private var catalogue = Catalogue()
  // Light models are not told.
  @State private var search = Search()

  var body: some View {
    Text("\(basket.count) of \(catalogue.titles.count)")
    PriceList(search: search)
  }
}

struct PriceList: View {
  let search: Search
  let prices = Prices()

  var body: some View {
    Text("\(prices.known.count) \(search.text)")
  }
}

struct Shelf: View {
  @State private var catalogue: Catalogue

  init(folder: String) {
    _catalogue = State(wrappedValue: Catalogue(folder: folder))
  }

  var body: some View {
    Text("\(catalogue.titles.count)")
  }
}
