import SwiftUI

extension Store {
  func refresh() {
    withAnimation {
      objectWillChange.send()
    }
  }
}
