import Combine

extension Weather: ObservableObject {}
