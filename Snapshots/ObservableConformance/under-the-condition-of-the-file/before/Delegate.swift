#if !os(Windows)
import SwiftUI

final class Delegate: ObservableObject {
  @Published var title = ""
}
#endif
