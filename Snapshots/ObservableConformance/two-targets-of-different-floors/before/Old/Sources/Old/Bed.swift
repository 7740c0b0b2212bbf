import Combine
import Foundation

public final class Bed: ObservableObject {
  @Published public var title = ""
}
