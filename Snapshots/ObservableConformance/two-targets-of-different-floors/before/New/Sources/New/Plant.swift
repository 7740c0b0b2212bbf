import Combine
import Foundation

public final class Plant: ObservableObject {
  @Published public var name = ""
}
