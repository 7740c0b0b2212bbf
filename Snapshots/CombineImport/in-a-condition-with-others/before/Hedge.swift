#if os(Linux)
  import Combine
#else
  import Combine
  import Dispatch
#endif

final class Hedge: ObservableObject {
  @Published var width = 1
}
