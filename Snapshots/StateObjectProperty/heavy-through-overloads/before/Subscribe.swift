import Combine
import Foundation
import SwiftUI

final class Currency: @unchecked Sendable {
  static let shared = Currency()
  @Published var code = "EUR"
}

func subscribe(_ name: String, _ value: Int, _ change: @escaping (Int) -> Void) {}
func subscribe(_ name: String, _ value: Bool, _ change: @escaping (Bool) -> Void) {}
func subscribe(_ name: String, _ value: Double, _ change: @escaping (Double) -> Void) {}
func subscribe(_ name: String, _ value: Date, _ change: @escaping (Date) -> Void) {}

func subscribe<T>(
  _ cancellables: inout Set<AnyCancellable>, _ publisher: Published<T>.Publisher,
  _ change: @escaping (T) -> Void
) {
  publisher.sink(receiveValue: change).store(in: &cancellables)
}

/// Only the last function takes `&cancellables`.
final class Prices: ObservableObject {
  @Published private(set) var code = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    subscribe(&cancellables, Currency.shared.$code) { [weak self] in self?.code = $0 }
  }
}

/// The others do nothing.
final class Rates: ObservableObject {
  @Published private(set) var code = ""

  init() {
    subscribe("rates", 1) { [weak self] in self?.code = "\($0)" }
  }
}

struct PricesView: View {
  @StateObject private var prices = Prices()
  @StateObject private var rates = Rates()

  var body: some View { Text(prices.code + rates.code) }
}
