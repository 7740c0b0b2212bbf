import Foundation
import SwiftUI

@Observable
final class Connectivity {
  private(set) var isConnected = true
  private(set) var isExpensive = false

  private let monitor = NWPathMonitor()

  func start() {
    monitor.pathUpdateHandler = { [weak self] path in
      self?.isConnected = path.status == .satisfied
      DispatchQueue.main.async { self?.isExpensive = path.isExpensive }
    }
    monitor.start(queue: DispatchQueue(label: "connectivity"))
  }
}

/// Its handler runs on the main queue.
@Observable
final class Costs {
  private(set) var isExpensive = false

  private let paths = NWPathMonitor()

  func start() {
    paths.pathUpdateHandler = { [weak self] path in self?.isExpensive = path.isExpensive }
    paths.start(queue: .main)
  }
}

struct ConnectivityView: View {
  let connectivity: Connectivity
  let costs: Costs

  var body: some View {
    Text("\(connectivity.isConnected), \(connectivity.isExpensive), \(costs.isExpensive)")
      .onAppear {
        connectivity.start()
        costs.start()
      }
  }
}
