import Foundation
import SwiftUI

/// Some lookups and a setting.
@Observable
final class Places {
  var names: [String] = []
  let isFirst: Bool

  init() {
    let files = FileManager.default
    names = UserDefaults.standard.stringArray(forKey: "places") ?? []
    if files.fileExists(atPath: "/home") { names.append("Home") }
    if files.fileExists(atPath: "/work") { names.append("Work") }
    isFirst = files.fileExists(atPath: "/first")
  }
}

/// A number and a setting.
@Observable
final class Price {
  var text: String

  init() {
    let value = UserDefaults.standard.integer(forKey: "price")
    text = NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)
  }
}

/// The same, and what it sorts.
@Observable
final class Prices: ObservableObject {
  var texts: [String]

  init() {
    let value = UserDefaults.standard.integer(forKey: "price")
    texts = [NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)]
    texts += Field.shared.crops.map(\.name).sorted()
  }
}

struct PlacesView: View {
  @State private var places = Places()
  @State private var price = Price()
  @StateObject private var prices = Prices()

  var body: some View { Text(price.text + "\(places.names.count) \(prices.texts.count)") }
}
