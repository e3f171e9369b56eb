import CurbcutCoreBluetooth
import CurbcutFoundation
import Testing

@Suite("A device without Bluetooth")
struct BluetoothTests {
  private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate,
    @unchecked Sendable
  {
    let heard: @Sendable (CBManagerState) -> Void
    init(_ heard: @escaping @Sendable (CBManagerState) -> Void) { self.heard = heard }
    func centralManagerDidUpdateState(_ central: CBCentralManager) { heard(central.state) }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { heard(peripheral.state) }
  }

  @Test func theManagersSaySo() async {
    let (heard, continuation) = AsyncStream.makeStream(of: CBManagerState.self)
    let listener = Listener { continuation.yield($0) }
    let central = CBCentralManager(delegate: listener, queue: .global())
    var states = heard.makeAsyncIterator()
    #expect(await states.next() == .unsupported)
    let peripheral = CBPeripheralManager(delegate: listener, queue: .global())
    #expect(await states.next() == .unsupported)
    #expect(central.state == .unsupported && peripheral.state == .unsupported)
    #expect(!central.isScanning && !peripheral.isAdvertising)
  }

  @Test func identifiersAreReadAndCompared() {
    #expect(CBUUID(string: "180d").uuidString == "180D")
    #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    #expect(CBUUID(string: "180D").hash == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB").hash)
    let id = UUID()
    #expect(CBUUID(nsuuid: id).uuidString == id.uuidString)
    #expect(CBUUID(data: Data([0x2A, 0x37])).uuidString == "2A37")
    #expect(NSException.trapping { _ = CBUUID(string: "heart") }.count == 1)
  }

  @Test func servicesHaveTheirValues() {
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: .readable)
    service.characteristics = [value]
    #expect(value.service === service && value.properties.contains(.notify))
  }
}
