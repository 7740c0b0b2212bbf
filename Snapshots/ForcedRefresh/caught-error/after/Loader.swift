import SwiftUI

struct LoadingFailed: Error {}

@Observable
final class Loader {
  private(set) var error: (any Error)?
  private(set) var attempts = 0

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
  let loader: Loader

  var body: some View {
    Text(loader.error == nil ? "fine" : "failed \(loader.attempts)")
  }
}
