import SwiftUI

@MainActor final class Exporter: ObservableObject {
  @Published var isBusy = false
  @Published var message = ""

  func export(_ work: @escaping @Sendable () async throws -> Void) {
    Task.detached {
      await self.setBusy(true)
      do {
        try await work()
      } catch {
        await self.report(error.localizedDescription)
      }
      await self.setBusy(false)
    }
  }

  private func setBusy(_ isBusy: Bool) { self.isBusy = isBusy }

  func report(_ message: String) { self.message = message }
}

struct ExporterView: View {
  @ObservedObject var exporter: Exporter

  var body: some View { Text(exporter.isBusy ? "Busy" : exporter.message) }
}
