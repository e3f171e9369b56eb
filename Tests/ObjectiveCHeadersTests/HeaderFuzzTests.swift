import TestNumbers
import Testing

@testable import ObjectiveCHeaders

@Suite("Headers that are damaged")
struct HeaderFuzzTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    #define kA 1
    #if TARGET_OS_IPHONE && (defined(B) || __has_include(<C/C.h>))
    #elif !X
    #endif
    NS_ASSUME_NONNULL_BEGIN
    @class A, B;
    typedef NS_OPTIONS(NSUInteger, Pets) { PetsNone = 0, PetsDogs API_AVAILABLE(ios(9.0)) = 1 << 0, };
    typedef struct P { double x; int (*f)(void *, ...); union { int a; } u; } P;
    typedef void (^Done)(NSArray<id<D>> * _Nullable, NSError **);
    extern NSString * const kName NS_SWIFT_NAME(Name.a);
    static inline CGFloat half(CGFloat x) { return x / 2.; }
    @protocol D <NSObject>
    @optional
    - (void)a:(int)a b:(nullable void (^)(void))b __attribute__((swift_name("c(_:d:)")));
    @end
    IB_DESIGNABLE @interface A<__covariant T : id> : UIView <D, NSCopying> { @private IBOutlet UIView *v; }
    @property (nonatomic, getter=isB, class) IBInspectable BOOL b;
    - (instancetype)initWithA:(NSDictionary<NSString *, NSArray<T> *> *)a NS_DESIGNATED_INITIALIZER;
    + (BOOL)go:(char const *[])x error:(NSError * _Nullable __autoreleasing *)e, ...;
    @end
    @interface A () @end
    @implementation A @dynamic c; - (IBAction)x:(id)y { [self z:@"}"]; } @end
    int main(void) { return UIApplicationMain(0, 0, nil, NSStringFromClass([A class])); }
    NS_ASSUME_NONNULL_END
    """

  @Test("are read to their end, whatever is in them")
  func damage() {
    let pieces = Array(Self.header.utf8)
    let words = HeaderLexer.tokens(in: Self.header).map(\.text)
    for seed in SeededNumbers.seeds(1500) {
      var numbers = SeededNumbers(seed: seed)
      var text: String
      if Bool.random(using: &numbers) {
        var bytes = pieces
        for _ in 0..<Int.random(in: 1...12, using: &numbers) {
          let index = Int.random(in: 0..<bytes.count, using: &numbers)
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
          case 1: bytes.remove(at: index)
          case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &numbers)], at: index)
          default:
            bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 0...40, using: &numbers)))
          }
          if bytes.isEmpty { bytes = [0] }
        }
        text = String(decoding: bytes, as: UTF8.self)
      } else {
        text = (0..<200).map { _ in words[Int.random(in: 0..<words.count, using: &numbers)] }
          .joined(separator: Bool.random(using: &numbers) ? " " : "\n")
      }
      let roles: [ObjectiveCFile.Role] = [.visible, .hidden, .implementation]
      let role = roles[Int.random(in: 0..<3, using: &numbers)]
      let source = StandInSource([
        ObjectiveCFile(path: "/A.h", text: text, role: role),
        ObjectiveCFile(path: "/B.h", text: text, role: .visible),
      ])
      #expect(
        source.text.hasPrefix("import Foundation\n")
          && source.standIns.allSatisfy { $0.place.line >= 1 }, "CURBCUT_SEED=\(seed)")
    }
  }

  @Test("that are very deep do not end the program")
  func depth() {
    for piece in [
      "(", "{", "[", "<", "id<", "NSArray<", "void (^", "#if 1\n", "@interface A : B {", "- (", "int *",
    ] {
      let source = StandIns.source(
        "typedef " + String(repeating: piece, count: 20_000) + "\n@interface C : NSObject\n" + piece)
      #expect(source.text.hasPrefix("import"))
    }
    let values = String(repeating: "(", count: 10_000) + "1"
    #expect(StandIns.source("enum { A = \(values) };").text.hasPrefix("import"))
    let macros = (0..<60).map { "#define M\($0 + 1) M\($0) M\($0)\n" }.joined()
    #expect(StandIns.source("#define M0 int x;\n" + macros + "M60").text.hasPrefix("import"))
  }
}
