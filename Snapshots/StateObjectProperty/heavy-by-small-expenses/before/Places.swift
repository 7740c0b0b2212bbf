import Foundation
import SwiftUI

/// Some lookups and a setting.
final class Places: ObservableObject {
  @Published var names: [String] = []
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
final class Price: ObservableObject {
  @Published var text: String

  init() {
    let value = UserDefaults.standard.integer(forKey: "price")
    text = NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)
  }
}

/// The same, and what it sorts.
final class Prices: ObservableObject {
  @Published var texts: [String]

  init() {
    let value = UserDefaults.standard.integer(forKey: "price")
    texts = [NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)]
    texts += Field.shared.crops.map(\.name).sorted()
  }
}

struct PlacesView: View {
  @StateObject private var places = Places()
  @StateObject private var price = Price()
  @StateObject private var prices = Prices()

  var body: some View { Text(price.text + "\(places.names.count) \(prices.texts.count)") }
}
