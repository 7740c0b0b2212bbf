import Chat
import SwiftUI

/// It cannot create an object of an internal class.
struct Demo: View {
  var body: some View { Console() }
}
