import Observation

#if os(Linux)
  import Combine
#else
  import Dispatch
#endif

@Observable
final class Hedge {
  var width = 1
}
