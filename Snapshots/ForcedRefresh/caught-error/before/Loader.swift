import SwiftUI

struct LoadingFailed: Error {}

final class Loader: ObservableObject {
  @Published private(set) var error: (any Error)?
  @Published private(set) var attempts = 0

  func load() {
    do {
      throw LoadingFailed()
    } catch {
      self.error = error
    }
  }

  func loadAgain() {
    do {
      throw LoadingFailed()
    } catch is CancellationError {
      attempts = attempts
    } catch let failure {
      error = failure
    }
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View {
    Text(loader.error == nil ? "fine" : "failed \(loader.attempts)")
  }
}
