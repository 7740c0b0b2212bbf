import SwiftUI

@MainActor func behave() async {
  do {
    let session = Session()
    session.user = "Grace"
  }
  trace("gone")
}
