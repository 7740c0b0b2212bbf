import SwiftUI

/// Who changes one box need not change another.
final class Box<Value> {
  private var stored: Value

  init(_ stored: Value) { self.stored = stored }

  func replace(by value: Value) { stored = value }
  func value() -> Value { stored }
}

/// It sets its formatter up for each use.
final class Prices {
  nonisolated(unsafe) static let shared = Prices()
  private let formatter = NumberFormatter()

  func text(_ price: Double) -> String {
    formatter.maximumFractionDigits = 2
    return formatter.string(from: price as NSNumber) ?? ""
  }
}

enum Boxes {
  nonisolated(unsafe) static let user = Box("nobody")
}

final class Account: ObservableObject {
  @Published var visits = 0

  func signIn() {
    Boxes.user.replace(by: Prices.shared.text(1))
    visits += 1
  }
}

struct UserView: View {
  @ObservedObject var account: Account

  var body: some View { Text(Boxes.user.value()) }
}

struct PriceView: View {
  @ObservedObject var account: Account

  var body: some View { Text(Prices.shared.text(2)) }
}
