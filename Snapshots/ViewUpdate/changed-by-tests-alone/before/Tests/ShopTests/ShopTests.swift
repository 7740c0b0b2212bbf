import XCTest

@testable import Shop

final class ShopTests: XCTestCase {
  func testServers() {
    Surroundings.servers = ["main", "other"]
    XCTAssertEqual(Surroundings.servers.count, 2)
  }
}
