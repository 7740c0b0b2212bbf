#if !os(Windows)
import SwiftUI

@Observable
final class Delegate {
  var title = ""
}
#endif
