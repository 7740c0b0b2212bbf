import SwiftUI

/// Runs work on the main thread, at once where it is there.
func onMain(delay: Double = 0, run: @escaping () -> Void) {
  guard delay == 0, Thread.isMainThread else {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      run()
    }
    return
  }
  run()
}

/// Says when work begins on the main thread, and runs it where it is called.
func logged(_ work: @escaping () -> Void) {
  DispatchQueue.main.async { print("begins") }
  work()
}

final class Loader: ObservableObject {
  @Published var text = ""
  @Published var isLoading = false

  func load() {
    DispatchQueue.global().async {
      onMain { self.isLoading = true }
      let loaded = "loaded"
      onMain(delay: 0.1) {
        self.text = loaded
        self.isLoading = false
      }
      OperationQueue.main.addOperation { self.isLoading = false }
      logged { self.text = "logged" }
    }
  }
}

struct LoaderView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    Text(loader.isLoading ? "…" : loader.text)
  }
}
