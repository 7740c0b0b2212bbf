//
//  Delegate.swift
//

#if os(iOS) || os(Linux)
import Combine
import Foundation

final class Delegate: ObservableObject {
  @Published var link: URL?
}
#endif
