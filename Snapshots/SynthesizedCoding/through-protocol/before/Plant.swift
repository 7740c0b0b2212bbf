import Combine
import Foundation

protocol Stored: AnyObject, Codable {
  var id: Int { get }
}

final class Plant: Stored, ObservableObject { var id = 1; @Published var isShown = false; enum CodingKeys: CodingKey { case id } }

final class Pot: Stored, ObservableObject { var id = 1 }
