import SwiftUI

extension Store {
  func refresh() {
    withAnimation {
      notifyObservers()
    }
  }
}
