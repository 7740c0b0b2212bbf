import Foundation
import Observation

protocol Stored: AnyObject, Codable {
  var id: Int { get }
}

final class Plant: Stored { var id = 1; var isShown = false; enum CodingKeys: CodingKey { case id } }

@Observable
final class Pot: Stored { private enum CodingKeys: CodingKey { case id }; @ObservationIgnored var id = 1 }
