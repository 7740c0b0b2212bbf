import Foundation
import SwiftUI

final class Transfer: ObservableObject {
  @Published var attempts = 0
  @Published var progress: Progress?
  @Published var address: URLComponents?

  func start() {
    progress = Progress(totalUnitCount: 10)
    attempts += 1
  }

  func advance() {
    progress?.completedUnitCount += 1
    attempts += 1
  }
}

/// A progress changes while it is held.
struct TransferView: View {
  @ObservedObject var transfer: Transfer

  var body: some View {
    Text("\(transfer.progress?.completedUnitCount ?? 0)")
    Button("Advance") { transfer.advance() }
  }
}

/// A value does not.
struct AddressView: View {
  @ObservedObject var transfer: Transfer

  var body: some View {
    Text(transfer.address?.host ?? "")
  }
}
