import Foundation
import SwiftUI

struct Purchase: Codable, Sendable {
  var name: String
}

enum Files {
  static func purchases() -> [Purchase] {
    let data = (try? Data(contentsOf: URL(fileURLWithPath: "/purchases"))) ?? Data()
    return (try? JSONDecoder().decode([Purchase].self, from: data)) ?? []
  }
}

/// Without a plan, the view offers one.
@Observable
final class Plan: ObservableObject {
  private(set) var active: Purchase?

  init() { active = Files.purchases().first }
}

struct PlanView: View {
  @StateObject private var plan = Plan()

  var body: some View {
    if let active = plan.active {
      Text(active.name)
    } else {
      Button("Get Premium") {}
    }
  }
}

/// Without purchases, the view says so.
@Observable
final class History: ObservableObject {
  private(set) var purchases: [Purchase] = []

  init() { purchases = Files.purchases() }
}

struct HistoryView: View {
  @StateObject private var history = History()

  var body: some View {
    VStack {
      if history.purchases.isEmpty {
        Text("No purchases")
      } else {
        Text(history.purchases[0].name)
      }
    }
  }
}

/// A text that depends on whether something is there.
@Observable
final class Summary: ObservableObject {
  private(set) var purchases: [Purchase] = []

  init() { purchases = Files.purchases() }

  var title: String { purchases.isEmpty ? "Nothing bought" : "Thank you" }
}

struct SummaryView: View {
  @StateObject private var summary = Summary()

  var body: some View { Text(summary.title) }
}

/// While nothing is there, the view shows progress.
@Observable
final class Orders {
  private(set) var purchases: [Purchase] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    purchases = Files.purchases()
    isReady = true
  }
}

struct OrdersView: View {
  @State private var orders = Orders()

  var body: some View {
    VStack {
      if orders.purchases.isEmpty {
        ProgressView()
      } else {
        Text(orders.purchases[0].name)
      }
    }
    .task { await orders.bootstrap() }
  }
}

/// Without coupons, the view shows none.
@Observable
final class Coupons {
  private(set) var purchases: [Purchase] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    purchases = Files.purchases()
    isReady = true
  }
}

struct CouponsView: View {
  @State private var coupons = Coupons()

  var body: some View {
    VStack {
      Text("Coupons")
      if !coupons.purchases.isEmpty { Text(coupons.purchases[0].name) }
    }
    .task { await coupons.bootstrap() }
  }
}
